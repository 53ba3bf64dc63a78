#!/usr/bin/python3
"""A browser for WebKitWebDriver: WebKitGTK in a window, with a script that runs before those of each page."""

import argparse
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("--script", type=Path, required=True)
options = parser.parse_args()

context = WebKit2.WebContext.new_ephemeral()


def open_window(_session):
    content = WebKit2.UserContentManager()
    content.add_script(
        WebKit2.UserScript.new(
            options.script.read_text(),
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, user_content_manager=content
    )
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    application = WebKit2.ApplicationInfo.new()
    application.set_name("gtkBrowser")
    session.set_application_info(application)
    session.connect("create-web-view", open_window)


context.set_automation_allowed(True)
context.connect("automation-started", start)
Gtk.main()
