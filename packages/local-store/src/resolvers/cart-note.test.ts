import {expect, test} from 'vitest';
import {createCart, mutateCart, readCart} from '../fixtures/cart-documents';
import {createTestStore} from '../fixtures/test-store';

test('Limits: a note holds at most 5,000 characters', async () => {
  const store = createTestStore();
  const {id} = await createCart(store, {note: 'Ring twice'});
  const write = (note: string) =>
    mutateCart(
      store,
      'cartNoteUpdate',
      {cartId: 'ID!', note: 'String!'},
      {cartId: id, note},
    );
  const tooLong = await write('x'.repeat(5001));
  expect(tooLong.userErrors).toMatchObject([{code: 'NOTE_TOO_LONG', field: ['note']}]);
  expect(tooLong.cart).toBeNull();
  expect((await readCart(store, id))?.note).toBe('Ring twice');
  expect((await write('x'.repeat(5000))).cart?.note).toHaveLength(5000);
});
