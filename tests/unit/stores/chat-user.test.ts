import { describe, expect, it, onTestFinished } from 'vitest';
import { $chatUser, noteClientFacts, noteClientUser, noteVisitor } from '#src/stores/page/chat-user.ts';

describe('noteClientUser', () => {
  it('has the chat know who is asking, and forget it with the sign-out', () => {
    onTestFinished(() => $chatUser.set(undefined));
    noteClientUser({ signedIn: true, isGuest: false, userName: 'harbor', role: 'boss' });
    expect($chatUser.get()).toEqual({ name: 'harbor', isBoss: true });

    noteClientUser({ signedIn: false, isGuest: true, userName: null, role: null });
    expect($chatUser.get()).toBeUndefined();
  });

  it('knows the version and the machine only of somebody who is signed in, and forgets them too', () => {
    onTestFinished(() => $chatUser.set(undefined));
    noteClientFacts({ version: '6.2.0' });
    expect($chatUser.get()).toBeUndefined();

    noteClientUser({ signedIn: true, isGuest: false, userName: 'harbor', role: 'manager', isVip: true });
    noteClientFacts({ version: '6.2.0', machineString: 'M-1' });
    expect($chatUser.get()).toEqual({
      name: 'harbor',
      isBoss: false,
      position: 1,
      isVip: true,
      version: '6.2.0',
      machineString: 'M-1',
    });
    noteVisitor({ name: 'Lin', phone: '13800138000', email: '' });
    expect($chatUser.get()).toMatchObject({ name: 'harbor', phone: '13800138000' });

    noteClientUser({ signedIn: false, isGuest: true, userName: null, role: null });
    expect($chatUser.get()).toEqual({ name: 'Lin', phone: '13800138000' });
  });
});
