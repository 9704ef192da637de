/** The session secret of the benchmark, which guards nothing. */
export const SECRET = 'k3v9-QmZ7!xTbW2p#Ls8Rd5Y';
