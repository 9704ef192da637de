/** Every call of the website API, by its name; `xRequest` checks the request of `x`. */
export * from './account.ts';
export * from './applications.ts';
export * from './assistant.ts';
export * from './customer-service.ts';
export * from './downloads.ts';
export * from './invite.ts';
export * from './live.ts';
export * from './market.ts';
export * from './oauth.ts';
export * from './partners.ts';
export * from './register.ts';
export * from './usage.ts';
