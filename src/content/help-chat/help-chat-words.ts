export const HELP_CHAT_WORDS = {
  title: 'Beauty AI Assistant',
  subtitle: 'Every answer written by our team',
  greeting:
    'Hello! I’m your Beauty AI Assistant. I can help you use the app, fix what isn’t working, and explain what everything does. What would you like to know?',
  open: 'Open Beauty AI Assistant',
  minimize: 'Minimize',
  restore: 'Show the conversation',
  close: 'Close',
  conversation: 'Conversation',
  you: 'You',
  typing: 'Beauty AI Assistant is typing',
  field: 'Your question',
  placeholder: 'Ask me anything...',
  send: 'Send',
  prompts: 'Quick questions',
  unreachable: 'I can’t load my answers. You may be offline. Please ask me again in a moment.',
} as const;

/** They fill the field; sending is up to the person. */
export const QUICK_PROMPTS: readonly string[] = [
  'How do I use the app?',
  'Camera not working',
  'What features do you have?',
  'How to shop for products?',
  'How to save my looks?',
];
