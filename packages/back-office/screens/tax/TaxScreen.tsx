import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { SettingsForm } from '../../ui/SettingsForm.tsx';
import { TAX } from './tax-group.ts';

/** VAT of the shop. */
export default function TaxScreen(): ReactNode {
	return (
		<>
			<h1>{t('tax.title')}</h1>
			<div className="spaced">
				<SettingsForm group={TAX} />
			</div>
		</>
	);
}
