/** Setup of the contract tests: hashes passwords with the least memory. A unit test of passwords tests real hashes. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;

// Once for each thread, before the server's modules import it.
if (argon2.name !== 'quick') {
  crypto.argon2 = function quick(algorithm, parameters, callback) {
    argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  };
  syncBuiltinESMExports();
}
