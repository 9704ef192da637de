/** An order that the desktop client takes money for, from the visitor's wish to its result. */
export const WALLETS = ['aliPay', 'weChatPay'] as const;
export type Wallet = (typeof WALLETS)[number];

const STEPS = ['asked', 'waiting', 'paid', 'declined'] as const;

export interface Order {
  step: (typeof STEPS)[number];
  orderId: string;
  /** In yuan. */
  amount: number;
  wallet: Wallet;
  /** Text of the code to scan; empty until the client gave it. */
  qrText: string;
}

/** Its result is not known yet. */
export const isOpen = ({ step }: Order): boolean => step === 'asked' || step === 'waiting';

/** As it was kept for the tab. What this site did not write reads as no order. */
export function parseOrder(text: string | undefined): Order | undefined {
  try {
    const { step, orderId, amount, wallet, qrText } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const knownStep = STEPS.find((each) => each === step);
    const knownWallet = WALLETS.find((each) => each === wallet);
    if (!knownStep || !knownWallet || typeof orderId !== 'string' || typeof qrText !== 'string') {
      return undefined;
    }
    if (typeof amount !== 'number' || !(amount > 0)) return undefined;
    return { step: knownStep, orderId, amount, wallet: knownWallet, qrText };
  } catch {
    return undefined; // written by something else
  }
}
