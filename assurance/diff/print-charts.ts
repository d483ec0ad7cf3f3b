import { chartsIn } from './charts-in.ts';

// Run by the change log in a process of its own, since each version brings its own modules: prints what is said of
// the machines under a folder.
const [root = '.'] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await chartsIn(root)));
