import { useLabels } from '#lib/platform/client/use-labels.ts';

/** Says in a sentence whether a plant may stay outside. */
export default function Hardiness({ value }: { readonly value: unknown }) {
	const t = useLabels();
	return <p>{t(Number(value) <= -15 ? 'shop.hardiness.outside' : 'shop.hardiness.inside')}</p>;
}
