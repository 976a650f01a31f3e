import type { SourceManufacturer } from '../platform/source/catalog.ts';
import { slugify } from '../platform/text/slugify.ts';
import { clean, cutText } from './feed-row.ts';

/** Makers seen in a run. `ASUS` and `Asus` are one; the spelling that came first is shown. */
export class Manufacturers {
	readonly #seen = new Map<string, SourceManufacturer>();
	#fresh: SourceManufacturer[] = [];

	/** The maker's code, or null where none is named. */
	codeOf(name: string | null | undefined): string | null {
		const title = cutText(clean(name), 120);
		if (title === '') return null;
		const code = slugify(title) || `m-${Buffer.from(title).toString('hex').slice(0, 40)}`;
		if (!this.#seen.has(code)) {
			const maker = { code, title, slug: code, short_description: '', content: '' };
			this.#seen.set(code, maker);
			this.#fresh.push(maker);
		}
		return code;
	}

	/** Those that came since the last call. */
	takeFresh(): SourceManufacturer[] {
		const fresh = this.#fresh;
		this.#fresh = [];
		return fresh;
	}
}
