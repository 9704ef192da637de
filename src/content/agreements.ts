/** The agreements by their file names in `legal/`, and the route of each. */
export const agreementRoutes = {
  'user-service': 'userService',
  protocol: 'protocol',
  privacyservice: 'privacyService',
} as const;

export type AgreementName = keyof typeof agreementRoutes;

export const isAgreement = (name: string): name is AgreementName => Object.hasOwn(agreementRoutes, name);
