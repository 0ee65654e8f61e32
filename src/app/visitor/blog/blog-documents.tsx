import type { VisitorDocument } from '#app/visitor/frame/document.ts';

export const BLOG_DOCUMENTS: readonly VisitorDocument[] = [];
