/** The moment of this build, one for all of its pages: what has appeared, what runs, what is over. */
export const buildTime = new Date();
