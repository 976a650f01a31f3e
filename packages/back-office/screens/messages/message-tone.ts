import type { Message } from '../../api/messages.ts';

/** New messages ask for attention. */
export const toMessageTone = (state: Message['state']): string | undefined => (state === 'new' ? 'attention' : state === 'answered' ? 'done' : undefined);
