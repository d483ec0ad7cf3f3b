/** `npm run conformance -- --gateway URL --accounts FILE`: does a gateway speak the contract (docs/conformance)? */
import { conformance } from '#assurance/conformance/main.ts';

const end = new AbortController();
// The first Ctrl-C lets the step at hand come to its end, so that an act is undone; the second ends at once.
process.once('SIGINT', () => {
  process.stderr.write('\nEnds after this step; once more ends at once.\n');
  end.abort();
  process.once('SIGINT', () => process.exit(2));
});

process.exitCode = await conformance(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
  signal: end.signal,
});
