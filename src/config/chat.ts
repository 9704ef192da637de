/** The chat desk of the site, as the operator's settings define it. */
import { env } from './env.ts';

export type ChatServiceConfig = typeof env.chat;

export const chatService: ChatServiceConfig = env.chat;

/** Without a desk the site does not mention chat. */
export const hasChat = chatService.desk !== undefined;
