// Property tests run with one seed, so that a change of the code and not chance makes them fail; `SEED=random` looks for more.
import fc from 'fast-check';

const {SEED} = process.env;
if (SEED !== 'random') fc.configureGlobal({...fc.readConfigureGlobal(), seed: Number(SEED ?? 20_261_122)});
