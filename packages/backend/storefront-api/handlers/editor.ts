import { editProduct } from '../../editor/edit-product.ts';
import type { Handlers } from '../../platform/http/handler.ts';

export const editorHandlers: Handlers<'_post_hapi_editor_product'> = { _post_hapi_editor_product: editProduct };
