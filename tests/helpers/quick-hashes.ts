/**
 * Setup of the contract tests: passwords are hashed as always, but with the least memory. What a real hash takes and looks
 * like is shown in tests/unit/server/accounts/passwords.test.ts.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;

// Once for each thread, before the server's modules take it.
if (argon2.name !== 'quick') {
  crypto.argon2 = function quick(algorithm, parameters, callback) {
    argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  };
  syncBuiltinESMExports();
}
