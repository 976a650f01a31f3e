import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/read.ts';
import { readStore } from '../../api/stores.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { StoreForm } from './StoreForm.tsx';

/** A store with its address and hours. */
export default function StoreScreen({ params: { code = '' } }: ScreenProps): ReactNode {
	const store = useRead(readStore(code));
	// The form keeps the version that it began with until it was saved.
	const [round, setRound] = useState(0);
	return (
		<Loading of={store}>
			{(value, loaded) => (
				<>
					<p>
						<a href="#/stores">{t('stores.title')}</a>
					</p>
					<h1>{value.title}</h1>
					<StoreForm
						key={round}
						start={loaded}
						onSaved={async () => {
							await store.mutate();
							setRound((before) => before + 1);
						}}
					/>
				</>
			)}
		</Loading>
	);
}
