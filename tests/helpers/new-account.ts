/** What it takes to open an account, for tests of the server. */
let count = 0;

/** A number of its own for each test: limits are per number. */
export function nextNumber(): { area_code: '86'; phone: string } {
  count += 1;
  return { area_code: '86', phone: `138${String(count).padStart(8, '0')}` };
}

/** Beside phone and code. */
export const accountForm = { password: 'Harbour42', user_name: 'seller01', type: 'user' } as const;
