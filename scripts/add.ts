import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSetting } from '@titraj/contract/settings/setting.ts';
import { SHARED_SETTINGS } from '@titraj/contract/settings/shared.ts';
import { KINDS, type Skeleton, toSkeleton } from './add/to-skeleton.ts';

/** Writes the skeleton of a part of the merchant's shop folder, with its test. It overwrites nothing. */
const { positionals } = parseArgs({ allowPositionals: true });
const [kind = '', name = ''] = positionals;
const folder = readSetting(SHARED_SETTINGS.shopFolder, process.env);
const skeleton = toSkeleton(kind, name);
if (skeleton === null) {
	console.error(`Usage: npm run add -- ${KINDS.join('|')} NAME\nNAME: lower-case letters, digits and dashes, such as gift-card; the code of a language.`);
	process.exit(2);
}

const config = { 'shop.config.ts': "import { defineShop } from '@titraj/contract/shop/define-shop.ts';\n\nexport default defineShop({});\n" };
const missing = existsSync(join(folder, 'shop.config.ts')) ? {} : config;
const files: Skeleton['files'] = { ...missing, ...skeleton.files };
for (const [path, text] of Object.entries(files)) {
	const file = join(folder, path);
	if (existsSync(file)) {
		console.log(`kept     ${file}`);
		continue;
	}
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
	console.log(`written  ${file}`);
}
console.log(`\nNow add to ${join(folder, 'shop.config.ts')}:\n${skeleton.next}`);
