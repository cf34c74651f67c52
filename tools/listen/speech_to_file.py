"""A voice of Orca that writes each utterance as a line into the file SPEECH_FILE, instead of saying it.

It also writes into EVENTS_FILE how many events Orca has got and how many of them wait, and makes Orca process all of them: with fifty in its
queue it would leave some out, and how many wait depends on the speed of the machine.
"""

import os

from orca import event_manager, speechserver

_file = open(os.environ["SPEECH_FILE"], "a", buffering=1, encoding="utf-8")
_events = os.open(os.environ["EVENTS_FILE"], os.O_CREAT | os.O_WRONLY, 0o600)
_got = 0


def _count_events(manager):
    os.pwrite(_events, b"%10d %10d" % (_got, manager._eventQueue.qsize()), 0)


def _enqueue_and_count(manager, event):
    global _got
    _got += 1
    # Before, since this may process the event at once.
    os.pwrite(_events, b"%10d %10d" % (_got, manager._eventQueue.qsize() + 1), 0)
    _orca_enqueue(manager, event)
    _count_events(manager)


def _dequeue_and_count(manager):
    runs_again = _orca_dequeue(manager)
    _count_events(manager)
    return runs_again


_orca_enqueue = event_manager.EventManager._enqueue
_orca_dequeue = event_manager.EventManager._dequeue
event_manager.EventManager._enqueue = _enqueue_and_count
event_manager.EventManager._dequeue = _dequeue_and_count
event_manager.EventManager._inFlood = lambda manager: False
event_manager.EventManager._inDeluge = lambda manager: False


def _write(text):
    _file.write(" ".join(str(text).split()) + "\n")


class SpeechServer(speechserver.SpeechServer):
    _server = None

    @staticmethod
    def getFactoryName():
        return "File"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["File", "file"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            _write(text)

    def speakCharacter(self, character, acss=None):
        _write(character)

    def speakKeyEvent(self, event, acss=None):
        _write(event.getKeyName())

    def sayAll(self, utteranceIterator, progressCallback):
        for context, acss in utteranceIterator:
            _write(context.utterance)
