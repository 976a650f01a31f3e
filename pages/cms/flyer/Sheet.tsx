import type { FlyerSheet } from '#lib/domain/content-screens.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { SpotPrice } from './SpotPrice.tsx';
import { toLines } from './to-lines.ts';

const WIDTH = 400;
const HEIGHT = 560;
/** Signs of a title's line by hundredths of the page's width. */
const SIGNS_A_HUNDREDTH = 0.5;

interface SheetProps {
	readonly sheet: FlyerSheet;
	readonly number: number;
	readonly total: number;
	/** The flyer holds today: prices are stated. */
	readonly showsPrices: boolean;
}

/** A page of the catalogue: its picture, where it has one, and a link on each product's place. */
export function Sheet({ sheet, number, total, showsPrices }: SheetProps) {
	const t = useLabels();
	return (
		<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
			<title>{t('flyer.page', { number, total, title: sheet.title })}</title>
			<rect width={WIDTH} height={HEIGHT} />
			{sheet.picture && <image href={sheet.picture.src} width={WIDTH} height={HEIGHT} preserveAspectRatio="xMidYMid slice" />}
			{!sheet.picture && (
				<text x="32" y="70" fontSize="30">
					{sheet.title}
				</text>
			)}
			{sheet.spots.map(({ x, y, width, height, product }) => {
				const [left, top] = [(x * WIDTH) / 100, (y * HEIGHT) / 100];
				const [wide, high] = [(width * WIDTH) / 100, (height * HEIGHT) / 100];
				return (
					<a key={product.id} href={product.url}>
						<rect x={left} y={top} width={wide} height={high} rx="8" />
						<image href={product.picture.src} x={left + 8} y={top + 8} width={wide - 16} height={high - 76} />
						<text fontSize="12">
							{toLines(product.title, Math.floor(width * SIGNS_A_HUNDREDTH)).map((line, index) => (
								<tspan key={line} x={left + 12} y={top + high - 48 + index * 15}>
									{`${line} `}
								</tspan>
							))}
							{showsPrices && <SpotPrice product={product} x={left + 12} y={top + high - 11} />}
						</text>
					</a>
				);
			})}
			<text x={WIDTH - 32} y={HEIGHT - 10} fontSize="11" textAnchor="end">
				{number}
			</text>
		</svg>
	);
}
