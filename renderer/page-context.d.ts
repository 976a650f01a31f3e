import type { Site } from '#lib/navigation/server/site.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import type { ClientManifest, DocumentFiles } from './document/document-files.ts';
import type { ChromeRenderer, ScreenPieces } from './document/page-pieces.ts';

declare global {
	namespace Vike {
		interface PageContext {
			/** On the server only. */
			site?: Site;
			/** Set while the document shell is made: hooks return markers (ADR 2). */
			probe?: boolean;
		}
		interface PageContextServer {
			/** The page to render; without it `+data` loads it from the backend (development). */
			loaded?: LoadedPage;
			files?: DocumentFiles;
		}
		interface GlobalContext {
			/** Vike's own client manifest. */
			assetsManifest?: ClientManifest;
			screens: ScreenPieces;
			renderChrome: ChromeRenderer;
		}
	}
}
