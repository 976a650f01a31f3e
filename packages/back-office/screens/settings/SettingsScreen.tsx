import type { ReactNode } from 'react';
import { readReadiness } from '../../api/kpd.ts';
import { useRead } from '../../api/read.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { SettingsForm } from '../../ui/SettingsForm.tsx';
import { EInvoices } from './EInvoices.tsx';
import { GuaranteeNotice } from './GuaranteeNotice.tsx';
import { COMPANY, IDENTITY, PAPERS, PROMISES } from './groups.ts';

/** Settings of the shop, each group with a form of its own. */
export default function SettingsScreen(): ReactNode {
	const mayPapers = useMay()('papers:write');
	const readiness = useRead(mayPapers ? readReadiness() : null);
	const again = () => void readiness.mutate();
	return (
		<>
			<h1>{t('settings.title')}</h1>
			<div className="columns">
				<SettingsForm group={COMPANY} onSaved={again} />
				<div className="stack">
					<SettingsForm group={IDENTITY} />
					<SettingsForm group={PROMISES} />
					{mayPapers && <SettingsForm group={PAPERS} onSaved={again} />}
					{mayPapers && <EInvoices readiness={readiness} />}
					<GuaranteeNotice />
				</div>
			</div>
		</>
	);
}
