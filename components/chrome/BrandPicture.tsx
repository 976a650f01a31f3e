import type { BrandMarkProps } from '../shop-parts.ts';

/** The merchant's sign, `logo/logo.svg` of the shop folder: the build puts it in place of our own (scripts/build/shop-folder.ts). */
export function BrandMark({ size = 28 }: BrandMarkProps) {
	return <img src="/logo.svg" width={size} height={size} alt="" data-brand-mark="" />;
}
