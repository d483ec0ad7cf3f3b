import { readFileSync } from 'node:fs';
import { rewritePicture } from '#sandbox/kit/picture.ts';

// Decodes a good picture and then the other one, in a process where nothing else needs memory; prints by how many bytes
// the most that the process ever had has grown.

const [good = '', other = ''] = process.argv.slice(2);
const most = () => process.resourceUsage().maxRSS * 1024;

await rewritePicture(readFileSync(good));
const before = most();
await rewritePicture(readFileSync(other));
process.stdout.write(String(most() - before));
