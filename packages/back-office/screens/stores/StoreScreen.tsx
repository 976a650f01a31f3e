import type { ReactNode } from 'react';
import { readStore } from '../../api/stores.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { StoreForm } from './StoreForm.tsx';

/** A store with its address and hours. */
export default function StoreScreen({ params: { code = '' } }: ScreenProps): ReactNode {
	const { read: store, round, restart } = useFormRead(readStore(code));
	return (
		<Loading of={store}>
			{(value, loaded) => (
				<>
					<p>
						<a href="#/stores">{t('stores.title')}</a>
					</p>
					<h1>{value.title}</h1>
					<StoreForm key={round} start={loaded} onSaved={restart} />
				</>
			)}
		</Loading>
	);
}
