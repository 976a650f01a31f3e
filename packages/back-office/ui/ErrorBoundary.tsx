import { Component, type ReactNode } from 'react';
import { t } from '../texts/text.ts';

/** Shows a way on if a screen fails, such as when its file is gone because the shop was built again. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError(): { hasFailed: boolean } {
		return { hasFailed: true };
	}

	override render(): ReactNode {
		if (!this.state.hasFailed) return this.props.children;
		return (
			<div className="notice" data-tone="refused" role="alert">
				<h1>{t('failure.screen')}</h1>
				<p>{t('failure.screen-next')}</p>
				<button type="button" onClick={() => location.reload()}>
					{t('failure.reload')}
				</button>
			</div>
		);
	}
}
