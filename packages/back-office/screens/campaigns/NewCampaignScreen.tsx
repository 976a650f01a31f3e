import type { ReactNode } from 'react';
import { goTo } from '../../app/place.ts';
import { t } from '../../texts/text.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { NEW_CAMPAIGN } from './campaign-form.ts';

/** Form of a price campaign that does not exist yet. */
export default function NewCampaignScreen(): ReactNode {
	return (
		<>
			<p>
				<a href="#/campaigns">{t('campaigns.title')}</a>
			</p>
			<h1>{t('campaigns.new')}</h1>
			<CampaignForm start={NEW_CAMPAIGN} isNew onSaved={(id) => goTo(`/campaigns/${id}`)} />
		</>
	);
}
