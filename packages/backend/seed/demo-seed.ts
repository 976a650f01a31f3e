import { demoCatalogue, demoContent } from '../demo/demo-source.ts';
import { withTranslations } from '../demo/with-translations.ts';
import type { Seed } from './seed.ts';

/** The shop's own sample catalogue and content. */
export const demoSeed = (products: number, now: Date): Seed => withTranslations({ catalogue: demoCatalogue({ products }), content: demoContent(now) });
