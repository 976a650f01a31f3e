import type { ReactNode } from 'react';
import { readFlyer } from '../../api/flyers.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { PageActions } from '../content/PageActions.tsx';
import { FlyerForm } from './FlyerForm.tsx';

/** Days and pages of a flyer; title, address, texts and state are those of its page in the shop. */
export default function FlyerScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const { read: flyer, round, restart } = useFormRead(readFlyer(id));
	return (
		<Loading of={flyer}>
			{(value, loaded) => (
				<>
					<p>
						<a href="#/flyers">{t('flyers.title')}</a>
					</p>
					<h1>{value.title}</h1>
					<PageActions page={value} list="/flyers" question={t('flyer.delete-question')} />
					{!value.visible && <p className="hint">{t('flyer.draft-hint')}</p>}
					<FlyerForm key={round} start={loaded} onSaved={restart} />
				</>
			)}
		</Loading>
	);
}
