import type { Charging as ChargingData } from '@titraj/contract/product-safety.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatCount, formatDecimal } from '#lib/platform/i18n/format-number.ts';
import styles from './Charging.module.css';

/** Whether a charger is included, and which power charges the product: pictogram and label of directive (EU) 2022/2380, repeated in words. */
export default function Charging({ charging }: { readonly charging: ChargingData }) {
	const t = useLabels();
	const { charger_included: isIncluded, usb_pd: hasUsbPd } = charging;
	const [least, most] = [charging.minimum_watts, charging.maximum_watts].map((watts) => formatWatts(watts, t.locale));
	return (
		<div className={styles['charging']} data-charging="">
			<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
				<rect x="1" y="1" width="38" height="38" rx="3" fill="#fff" stroke="#000" strokeWidth="2" />
				<path d="M15 7v7m10-7v7m-14 0h18v7a9 9 0 0 1-18 0zm9 16v4" fill="none" stroke="#000" strokeWidth="2.5" />
				{!isIncluded && <path d="M6 34 34 6" stroke="#000" strokeWidth="3" />}
			</svg>
			<svg viewBox="0 0 64 40" width="64" height="40" aria-hidden="true" fontFamily="Arial, sans-serif" fontWeight="700" textAnchor="middle">
				<rect x="1" y="1" width="62" height="38" rx="3" fill="#fff" stroke="#000" strokeWidth="2" />
				<text x="32" y={hasUsbPd ? 18 : 24} fontSize="11">
					{least === most ? most : `${least} – ${most}`} W
				</text>
				{hasUsbPd && (
					<text x="32" y="32" fontSize="10">
						USB PD
					</text>
				)}
			</svg>
			<p>
				{t(isIncluded ? 'charging.included' : 'charging.not_included')}
				<br />
				{least === most ? t('charging.power_exact', { watts: most ?? '' }) : t('charging.power', { least: least ?? '', most: most ?? '' })}
				{hasUsbPd && ` · ${t('charging.usb_pd')}`}
			</p>
		</div>
	);
}

const formatWatts = (watts: number, locale: string): string => (Number.isInteger(watts) ? formatCount : formatDecimal)(watts, locale);
