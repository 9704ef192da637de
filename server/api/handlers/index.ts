/** One handler for each call of the contract, under the call's name; a missing one does not compile (`api.ts`). */
export * from './assistant.ts';
export * from './customer-service.ts';
export * from './forms.ts';
export * from './invite.ts';
export * from './account.ts';
export * from './partners.ts';
export * from './published.ts';
export * from './register.ts';
export * from './usage.ts';
