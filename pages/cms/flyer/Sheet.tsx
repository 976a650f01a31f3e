import type { FlyerSheet } from '#lib/content/content-screens.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Screen.module.css';
import { SpotPrice } from './SpotPrice.tsx';
import { toLines } from './to-lines.ts';

const WIDTH = 400;
const HEIGHT = 560;
/** Characters per line of a title, for each percent of the page's width. */
const CHARACTERS_PER_PERCENT = 0.5;

interface SheetProps {
	readonly sheet: FlyerSheet;
	readonly number: number;
	readonly total: number;
	/** The flyer is valid today, so prices are shown. */
	readonly showsPrices: boolean;
}

/** A page of the flyer: its picture, if it has one, and a link for each product. */
export function Sheet({ sheet, number, total, showsPrices }: SheetProps) {
	const t = useLabels();
	return (
		<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT}>
			<title>{t('flyer.page', { number, total, title: sheet.title })}</title>
			<rect width={WIDTH} height={HEIGHT} />
			{sheet.picture && <image href={sheet.picture.src} width={WIDTH} height={HEIGHT} preserveAspectRatio="xMidYMid slice" />}
			{!sheet.picture && (
				<text className={styles['sheetTitle']} x="32" y="70" fontSize="30">
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
							{toLines(product.title, Math.floor(width * CHARACTERS_PER_PERCENT)).map((line, index) => (
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
