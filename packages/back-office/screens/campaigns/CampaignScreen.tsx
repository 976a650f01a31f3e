import type { ReactNode } from 'react';
import { endCampaign, readCampaign } from '../../api/campaigns.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { toTerms } from './campaign-terms.ts';

/** A price campaign: changed while it is planned or runs, and ended. */
export default function CampaignScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const { read: campaign, round, restart } = useFormRead(readCampaign(id));
	return (
		<Loading of={campaign}>
			{(value, loaded) => (
				<>
					<p>
						<a href="#/campaigns">{t('campaigns.title')}</a>
					</p>
					<h1>{value.title}</h1>
					<p>
						<span className="state" data-tone={value.state === 'running' ? 'done' : undefined}>
							{tOf('campaigns.state', value.state)}
						</span>{' '}
						{toTerms(value).join(' · ')}
					</p>
					{value.state !== 'over' && (
						<>
							<div className="actions">
								<ActionButton
									label={t('campaign.end')}
									question={t('campaign.end-question')}
									done={t('action.done')}
									tone="danger"
									leavesForm
									act={() => endCampaign(value.id)}
									onDone={restart}
								/>
							</div>
							<CampaignForm key={round} start={loaded} isNew={false} onSaved={restart} />
						</>
					)}
				</>
			)}
		</Loading>
	);
}
