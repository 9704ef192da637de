/** Which chat desk the site leads to: the operator's settings, and nothing else, decide. */
import { env } from './env.ts';

export type ChatServiceConfig = typeof env.chat;

export const chatService: ChatServiceConfig = env.chat;

/** Without a desk nothing on the site speaks of chat. */
export const hasChat = chatService.desk !== undefined;
