import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NoticesDialog } from '#src/views/notices/notices-dialog.tsx';
import { show } from '../../kit/render.tsx';

test('the notices over a page lead to their own page by a press, with the notice that is open', async () => {
  const { user, root } = await show(<NoticesDialog />, {
    replies: { 'notices.announcements': () => ({ player: [], banners: [], popup: [], promotion: [] }) },
  });
  act(() => root.system.get('notices').send({ type: 'notice.opened', id: 'n-7' }));
  const link = await screen.findByRole('link', { name: 'Abrir la página de avisos' });
  await waitFor(() => expect(link).toHaveAttribute('href', '/noticePage?id=n-7'));
  await user.click(link);
  expect(window.location.pathname).toBe('/noticePage');
});
