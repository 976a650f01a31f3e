import type { ReactNode } from 'react';
import { deleteSweepstake, readSweepstake } from '../../api/sweepstakes.ts';
import { goTo } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { TranslatedTexts, toTexts } from '../translations/TranslatedTexts.tsx';
import { Draw } from './Draw.tsx';
import { Entries } from './Entries.tsx';
import { SweepstakeForm } from './SweepstakeForm.tsx';

const TEXTS = ['title', 'short_description', 'content', 'rules', 'question'] as const;

/** A sweepstake: its form, who entered, and its translations. */
export default function SweepstakeScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const { read: sweepstake, round, restart } = useFormRead(readSweepstake(id));
	return (
		<Loading of={sweepstake}>
			{(value, loaded) => (
				<>
					<p>
						<a href="#/sweepstakes">{t('sweepstakes.title')}</a>
					</p>
					<h1>{value.title}</h1>
					<div className="actions">
						{(value.visible || value.picture !== null) && (
							<a className="button quiet" href={value.url}>
								{t(value.visible ? 'content.view' : 'content.preview')}
							</a>
						)}
						{!value.visible && (
							<ActionButton
								label={t('content.delete')}
								question={t('sweepstake.delete-question')}
								done={t('content.deleted')}
								tone="danger"
								act={() => deleteSweepstake(value.id)}
								onDone={() => goTo('/sweepstakes')}
							/>
						)}
					</div>
					{!value.visible && <p className="hint">{t('sweepstake.draft-hint')}</p>}
					<SweepstakeForm key={round} start={loaded} onSaved={restart} />
					<Draw sweepstake={value} onChange={restart} />
					<Entries id={value.id} count={value.entries} isDrawn={value.draw !== null} />
					<TranslatedTexts texts={toTexts({ kind: 'sweepstake', id: value.id, fields: TEXTS, texts: value, names: 'sweepstake.field' })} />
				</>
			)}
		</Loading>
	);
}
