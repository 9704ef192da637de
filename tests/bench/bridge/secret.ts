/** The session secret of the benchmark; it is not secret. */
export const SECRET = 'k3v9-QmZ7!xTbW2p#Ls8Rd5Y';
