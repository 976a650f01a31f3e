import { type ReactNode, useState } from 'react';
import { readMenu } from '../../api/menus.ts';
import { useRead } from '../../api/read.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { t, tOf } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { MenuForm } from './MenuForm.tsx';

/** A menu: its entries are renamed, moved, nested, added and taken away. */
export default function MenuScreen({ params: { code = '' } }: ScreenProps): ReactNode {
	const menu = useRead(readMenu(code));
	// Reading again while somebody types must not change what they see: the form keeps the version that it began with.
	const [round, setRound] = useState(0);
	const again = async () => {
		await menu.mutate();
		setRound((before) => before + 1);
	};
	return (
		<Loading of={menu}>
			{(_value, loaded) => (
				<>
					<p>
						<a href="#/menus">{t('menus.title')}</a>
					</p>
					<h1>{tOf('menus.name', code)}</h1>
					<MenuForm key={round} start={loaded} onSaved={again} />
				</>
			)}
		</Loading>
	);
}
