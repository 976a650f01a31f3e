import type { ReactNode } from 'react';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { SettingsForm } from '../../ui/SettingsForm.tsx';
import { COMPANY, IDENTITY, PAPERS, PROMISES } from './groups.ts';

/** Settings of the shop, each group with a form of its own. */
export default function SettingsScreen(): ReactNode {
	const may = useMay();
	return (
		<>
			<h1>{t('settings.title')}</h1>
			<div className="columns">
				<SettingsForm group={COMPANY} />
				<div className="stack">
					<SettingsForm group={IDENTITY} />
					<SettingsForm group={PROMISES} />
					{may('papers:write') && <SettingsForm group={PAPERS} />}
				</div>
			</div>
		</>
	);
}
