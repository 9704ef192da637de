import { describe, expect, it, onTestFinished } from 'vitest';
import { $chatUser } from '#src/stores/page/chat-user.ts';
import { noteClientLogin } from '#src/stores/page/client-login.ts';

describe('noteClientLogin', () => {
  it('has the chat know who is asking, and forget it with the sign-out', () => {
    onTestFinished(() => $chatUser.set(undefined));
    noteClientLogin({ signedIn: true, isGuest: false, userName: 'harbor', role: 'boss' });
    expect($chatUser.get()).toEqual({ name: 'harbor', isBoss: true });

    noteClientLogin({ signedIn: false, isGuest: true, userName: null, role: null });
    expect($chatUser.get()).toBeUndefined();
  });
});
