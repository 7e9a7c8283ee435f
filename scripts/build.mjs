// Builds the package. The build tool's own command prints a notice about Node 20, which its API does not.
import {build} from 'tsdown';
import {writePackageFiles} from './package-files.mjs';

await build({logLevel: 'warn'});
writePackageFiles();
