import { readCommand } from '@titraj/contract/command/read-command.ts';
import { scanOutput } from './deploy/scan-output.ts';
import { openUploadManifest, type Upload } from './deploy/upload-manifest.ts';

/**
 * Prints the files that a deploy by digests would upload: those whose content the last deploy did not have. Call it with `--deployed` after each deploy
 * to record that the output was deployed.
 */
const { values } = readCommand({
	usage: 'npm run deploy:plan -- [options], or node dist/node/deploy-plan.js [options]',
	about: 'Lists the files that a deploy by digests would upload.',
	options: {
		output: { type: 'string', default: 'dist/client', value: 'DIR', help: 'folder of the pages' },
		manifest: { type: 'string', default: '.cache/deploy/digests.sqlite', value: 'FILE', help: 'digests of the last deploy' },
		deployed: { type: 'boolean', default: false, help: 'records that the output was deployed; run it after each deploy' },
		names: { type: 'string', default: '20', value: 'COUNT', help: 'most files that are listed by name' },
		json: { type: 'boolean', default: false, help: 'prints JSON' },
	},
});

using uploads = openUploadManifest(values.manifest);
scanOutput(values.output, uploads);
if (values.deployed) uploads.markAllDeployed();
let [count, bytes] = [0, 0];
const named: Upload[] = [];
for (const upload of uploads.uploads()) {
	count++;
	bytes += upload.bytes;
	if (named.length < Number(values.names)) named.push(upload);
}
const plan = { ...uploads.totals(), uploads: count, uploadBytes: bytes, gone: uploads.removedCount() };
if (values.json) console.log(JSON.stringify({ ...plan, named }));
else {
	console.log(`${plan.files} files, ${toMegabytes(plan.bytes)} MB; ${count} to upload, ${toMegabytes(bytes)} MB; ${plan.gone} to remove`);
	for (const { path, bytes: size } of named) console.log(`  ${path} (${size} bytes)`);
	if (count > named.length) console.log(`  … and ${count - named.length} more`);
}

function toMegabytes(size: number): string {
	return (size / 1e6).toFixed(1);
}
