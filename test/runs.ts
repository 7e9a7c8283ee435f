// How much of what could be tested is: a tenth in the inner loop, so that it is quick; all in CI, which sets RUNS=1.
const {RUNS = '0.1'} = process.env;

/** The share of the runs of each property that are made. */
export const share = Number(RUNS);
