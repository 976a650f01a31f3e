import { useEffect, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { drawCode } from '#lib/checkout/payment-slip/draw-code.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './Barcode.module.css';

interface BarcodeProps {
	readonly form: 'hub3' | 'epc';
	readonly text: string;
}

/** Barcode of a payment slip, drawn in the browser. A banking app scans it from the screen or reads it from the downloaded picture. */
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
	const save = () => void import('#lib/checkout/client/save-code.ts').then(({ saveCode }) => saveCode(svg ?? '', `${form}.png`)).catch(() => setSvg(null));
	return (
		<div>
			<div className={styles['code']} data-form={form} role="img" aria-label={t('slip.code')} dangerouslySetInnerHTML={{ __html: svg ?? '' }} />
			{svg && (
				<Button className={styles['download']} variant="secondary" icon="download" onClick={save}>
					{t('slip.download')}
				</Button>
			)}
		</div>
	);
}
