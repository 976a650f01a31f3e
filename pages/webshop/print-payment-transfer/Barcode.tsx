import { useEffect, useState } from 'react';
import { drawCode } from '#lib/checkout/payment-slip/draw-code.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Slip.module.css';

interface BarcodeProps {
	readonly form: 'hub3' | 'epc';
	readonly text: string;
}

/** The slip's code, drawn when it is there; a banking app reads the whole payment from it. */
export function Barcode({ form, text }: BarcodeProps) {
	const t = useLabels();
	const [svg, setSvg] = useState<string | null>();
	useEffect(() => {
		let isCurrent = true;
		drawCode(form, text)
			.then((drawn) => isCurrent && setSvg(drawn))
			.catch(() => isCurrent && setSvg(null));
		return () => {
			isCurrent = false;
		};
	}, [form, text]);
	if (svg === null) return <p className={styles['code']}>{t('slip.no_code')}</p>;
	return <div className={styles['code']} data-form={form} role="img" aria-label={t('slip.code')} dangerouslySetInnerHTML={{ __html: svg ?? '' }} />;
}
