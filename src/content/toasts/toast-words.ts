/** What a toast says, and whether it reports a failure. */
export interface ToastWords {
  readonly title: string;
  readonly description: string;
  readonly tone: 'default' | 'destructive';
}
