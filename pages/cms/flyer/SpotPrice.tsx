import { useLivePrice } from '#lib/catalog/client/use-live-price.ts';
import type { ProductCard } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';

/** Live price of a product at its position in a flyer. */
export function SpotPrice({ product, x, y }: { readonly product: ProductCard; readonly x: number; readonly y: number }) {
	const t = useLabels();
	const { price } = useLivePrice(product.id, product);
	return (
		<tspan x={x} y={y} fontSize="18">
			{formatMoney(price.price, t.locale)}
		</tspan>
	);
}
