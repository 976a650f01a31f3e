import { type ComponentType, useState } from 'react';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './CouponForm.module.css';

/** What delivery would cost; its form comes when it is opened. */
export function Estimate() {
	const t = useLabels();
	const [Form, setForm] = useState<ComponentType | null>(null);
	const open = () =>
		void import('#components/checkout/ShippingEstimate.tsx').then(
			({ default: form }) => setForm(() => form),
			() => undefined,
		);
	return (
		<details className={styles['c']} onToggle={open}>
			<summary>{t('cart.estimate')}</summary>
			{Form && <Form />}
		</details>
	);
}
