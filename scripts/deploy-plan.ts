import { parseArgs } from 'node:util';
import { openDigestBook, type Upload } from './deploy/digest-book.ts';
import { lookAtOutput } from './deploy/look-at-output.ts';

/**
 * Prints what a digest deploy would upload: files whose content the last one did not have. `--deployed` says that what stands there now
 * was deployed; call it after each deploy.
 */
const { values } = parseArgs({
	options: {
		output: { type: 'string', default: 'dist/client' },
		book: { type: 'string', default: '.cache/deploy/digests.sqlite' },
		deployed: { type: 'boolean', default: false },
		/** Names that are printed. */
		names: { type: 'string', default: '20' },
		json: { type: 'boolean', default: false },
	},
});

const book = openDigestBook(values.book);
try {
	lookAtOutput(values.output, book);
	if (values.deployed) book.keepAsDeployed();
	let [count, bytes] = [0, 0];
	const named: Upload[] = [];
	for (const upload of book.uploads()) {
		count++;
		bytes += upload.bytes;
		if (named.length < Number(values.names)) named.push(upload);
	}
	const plan = { ...book.totals(), uploads: count, uploadBytes: bytes, gone: book.gone() };
	if (values.json) console.log(JSON.stringify({ ...plan, named }));
	else {
		console.log(`${plan.files} files, ${toMegabytes(plan.bytes)} MB; ${count} to upload, ${toMegabytes(bytes)} MB; ${plan.gone} addresses go`);
		for (const { path, bytes: size } of named) console.log(`  ${path} (${size} bytes)`);
		if (count > named.length) console.log(`  … and ${count - named.length} more`);
	}
} finally {
	book.close();
}

function toMegabytes(size: number): string {
	return (size / 1e6).toFixed(1);
}
