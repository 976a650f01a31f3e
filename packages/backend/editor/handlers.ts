import type { Handlers } from '../http/handler.ts';
import { editProduct } from './edit-product.ts';

export const editorHandlers: Handlers<'_post_hapi_editor_product'> = { _post_hapi_editor_product: editProduct };
